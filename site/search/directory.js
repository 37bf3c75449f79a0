galleySearch("directory",{"count":1,"group":5,"words":["04"]})
