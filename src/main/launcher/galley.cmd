@echo off
rem Starts Galley as "java -jar galley.jar" does, but sooner. The archive of classes is made by the first run, and anew by
rem itself when the Java machine is another; machines older than 19 do without it. Options may stand in GALLEY_JVM.
setlocal
set "here=%~dp0"
if not exist "%here%galley.jar" set "here=%~dp0..\"

set "java="
for %%j in (java.exe) do set "java=%%~$PATH:j"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if not defined java >&2 echo galley: Expected java, 17 or newer, on the PATH or in JAVA_HOME, but found none& exit /b 3
if not exist "%java%" >&2 echo galley: Expected a program at "%java%", since JAVA_HOME names its folder, but found none& exit /b 3

set "version="
for %%j in ("%java%") do set "release=%%~dpj..\release"
if exist "%release%" for /f "usebackq tokens=1,2 delims==" %%a in ("%release%") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
if not defined version set "version=17"
for /f "delims=.-+" %%v in ("%version%") do set "major=%%v"
if %major% lss 17 >&2 echo galley: Expected java, 17 or newer, but "%java%" is %major%& exit /b 3
rem What sets the formulas calls what newer machines warn of, with an option that older ones do not know.
if %major% geq 23 set "GALLEY_JVM=--sun-misc-unsafe-memory-access=allow %GALLEY_JVM%"

set "cache=%LOCALAPPDATA%\galley"
if not exist "%cache%" mkdir "%cache%" 2>nul
rem A preview lives on: there the second compiler pays for itself, and room in which a save needs no collection. Elsewhere,
rem loops over the files of a large site would end before they are compiled, and what outlives two collections mostly stays.
set "mode=-XX:TieredStopAtLevel=1 -XX:Tier3BackEdgeThreshold=8000 -XX:MaxTenuringThreshold=1 -XX:ArchiveRelocationMode=0"
rem Young objects get more room where memory is short, and not for haste: the parallel collector would take gigabytes.
set "collector=-XX:+UseParallelGC -XX:-UseAdaptiveGenerationSizePolicyAtMinorCollection -XX:InitialRAMPercentage=3"
if %major% gtr 25 set "collector=-XX:+UseSerialGC"
if "%~1"=="serve" set "mode=-XX:InitialRAMPercentage=8 -XX:NewRatio=3" & set "collector=-XX:+UseSerialGC"
"%java%" -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions %mode% %collector% ^
  -XX:MaxRAMPercentage=50 -Xshare:auto -Xlog:disable -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%cache%\galley.jsa" ^
  %GALLEY_JVM% -jar "%here%galley.jar" %*
exit /b %ERRORLEVEL%
