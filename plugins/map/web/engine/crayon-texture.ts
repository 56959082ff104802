import crayonUrl from '#web/ui/drawings/crayon.svg?inline'

/** Size of the seamless texture `web/ui/drawings/crayon.svg`, pixels. */
const size = 256

/** Loads the crayon texture that all drawings share. */
export const loadTexture = async (): Promise<HTMLImageElement> => {
  const texture = new Image(size, size)
  texture.src = crayonUrl
  await texture.decode()
  return texture
}

/** Returns a fill pattern that looks like crayon in a colour; a plain surface without the texture. */
export const crayonTexture = (colour: string, texture: HTMLImageElement | null): ImageData => {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return new ImageData(size, size)
  drawing.fillStyle = colour
  drawing.fillRect(0, 0, size, size)
  if (texture) {
    drawing.globalCompositeOperation = 'destination-in'
    // Drawn three times for the same density as in the page's drawings.
    for (let layer = 0; layer < 3; layer++) drawing.drawImage(texture, 0, 0, size, size)
  }
  return drawing.getImageData(0, 0, size, size)
}
