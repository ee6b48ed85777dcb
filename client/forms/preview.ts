/** No wider than its field is anywhere. */
const maxWidth = 960

/**
 * Shows the picture that was chosen in a field below it, upright; it does not leave the browser for that. What is no picture shows
 * nothing: the server says so.
 */
export async function showPreview(input: EventTarget | null): Promise<void> {
  if (!(input instanceof HTMLInputElement) || input.type !== 'file') return
  const file = input.files?.[0]
  const picture = file && (await createImageBitmap(file).catch(() => null))
  // Another one may have been chosen meanwhile.
  if (input.files?.[0] !== file) return picture?.close()
  input.parentElement?.querySelector('.picture-preview')?.remove()
  if (!file || !picture) return
  input.after(drawn(input.ownerDocument, picture, file.name))
  picture.close()
}

function drawn(root: Document, picture: ImageBitmap, name: string): HTMLCanvasElement {
  const scale = Math.min(1, maxWidth / picture.width)
  const canvas = root.createElement('canvas')
  canvas.className = 'picture-preview'
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.role = 'img'
  canvas.ariaLabel = name
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
