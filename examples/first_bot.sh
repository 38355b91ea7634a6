#!/bin/sh
# A bot that plays the first legal action: it passes where it can, and leads low. Any shell will do.
while IFS= read -r line; do
  case $line in
    '{"type":"hello",'*)
      echo '{"type":"hello","name":"first","version":"1"}' ;;
    '{"type":"think","id":'*)
      id=${line#*'"id":'}
      echo "{\"type\":\"act\",\"id\":${id%%,*},\"action\":0}" ;;
    '{"type":"bye"'*)
      exit ;;
  esac
done
