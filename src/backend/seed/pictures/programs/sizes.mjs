// node sizes.mjs CATALOGUE SIZES: writes width, height and bytes into the catalogue, line by line
import { readFileSync, writeFileSync } from 'node:fs'
const [file, from] = process.argv.slice(2)
const sizes = JSON.parse(readFileSync(from, 'utf8'))
const text = readFileSync(file, 'utf8').split('\n').map((line) => {
  const id = /^\s*\{"id":"([^"]+)"/.exec(line)?.[1]
  const size = id && sizes[id]
  return size ? line.replace(/"width":\d+,"height":\d+,"fileSize":\d+/, `"width":${size[0]},"height":${size[1]},"fileSize":${size[2]}`) : line
})
writeFileSync(file, text.join('\n'))
