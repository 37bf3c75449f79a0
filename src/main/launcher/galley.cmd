@echo off
rem Starts Galley as "java -jar galley.jar" does, but sooner. The archive of classes is made by the first run, and anew by
rem itself when the Java machine is another; machines older than 19 do without it. Options may stand in GALLEY_JVM.
setlocal
set "here=%~dp0"
if not exist "%here%galley.jar" set "here=%~dp0..\"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "cache=%LOCALAPPDATA%\galley"
if not exist "%cache%" mkdir "%cache%" 2>nul
rem The second compiler of the Java machine pays for itself in a preview alone.
set "compiler=-XX:TieredStopAtLevel=1"
if "%~1"=="serve" set "compiler="
"%java%" %compiler% -XX:+UseSerialGC -XX:MaxRAMPercentage=50 -Xshare:auto -Xlog:disable ^
  -XX:+IgnoreUnrecognizedVMOptions -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%cache%\galley.jsa" ^
  %GALLEY_JVM% -jar "%here%galley.jar" %*
exit /b %ERRORLEVEL%
