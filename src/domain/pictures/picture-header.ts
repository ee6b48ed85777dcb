type PictureType = 'jpeg' | 'png' | 'webp'

export interface PictureHeader {
  type: PictureType
  width: number
  height: number
}

/**
 * Type and size of a picture by its first bytes: neither its name nor its declared type is read, and nothing is
 * decoded. Null for anything but a JPEG, PNG or WebP, or a picture without a size.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = startsWith(bytes, pngStart)
    ? pngSize(view)
    : startsWith(bytes, jpegStart)
      ? jpegSize(view)
      : webpSize(view)
  return size && size.width > 0 && size.height > 0 ? size : null
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpegStart = [0xff, 0xd8, 0xff]

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function word(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))
}

function pngSize(view: DataView): PictureHeader | null {
  if (view.byteLength < 24 || word(view, 12) !== 'IHDR') return null
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Start of frame: baseline, progressive and their kin; C4, C8 and CC are other segments. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function jpegSize(view: DataView): PictureHeader | null {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) return { type: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // What follows the start of a scan is pixels: a frame that comes after it is none.
    if (marker === 0xda || marker === 0xd9) return null
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView): PictureHeader | null {
  if (view.byteLength < 30 || word(view, 0) !== 'RIFF' || word(view, 8) !== 'WEBP') return null
  const type = 'webp'
  switch (word(view, 12)) {
    case 'VP8 ':
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { type, width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    default:
      return null
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
}
