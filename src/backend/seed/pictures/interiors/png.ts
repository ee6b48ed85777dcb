import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length + 12)
  out.writeUInt32BE(body.length, 0)
  out.write(name, 4, 'latin1')
  out.set(body, 8)
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8)
  return out
}

/** An 8-bit RGB image as a PNG file. */
export function png(wide: number, high: number, rgb: Uint8Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(wide, 0)
  head.writeUInt32BE(high, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc((wide * 3 + 1) * high)
  for (let y = 0; y < high; y++) {
    const o = y * (wide * 3 + 1)
    rows[o] = 1
    for (let x = 0; x < wide * 3; x++) {
      const i = y * wide * 3 + x
      rows[o + 1 + x] = x < 3 ? rgb[i] : ((rgb[i] as number) - (rgb[i - 3] as number)) & 255
    }
  }
  const sign = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    sign,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 4 })),
    chunk('IEND', new Uint8Array(0)),
  ])
}
