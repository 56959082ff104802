/** Pixels of one side of the house's grain (`web/public/crayon.svg`), which repeats without a seam. */
const size = 256

/** Reads the grain all crayons of the house share. */
export const readGrain = async (): Promise<HTMLImageElement> => {
  const grain = new Image(size, size)
  grain.src = '/crayon.svg'
  await grain.decode()
  return grain
}

/** A surface rubbed with a crayon of this colour, for a fill pattern; where the grain is away or unreadable it is plain. */
export const waxed = (colour: string, grain: HTMLImageElement | null): ImageData => {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pencil = canvas.getContext('2d', { willReadFrequently: true })
  if (!pencil) return new ImageData(size, size)
  pencil.fillStyle = colour
  pencil.fillRect(0, 0, size, size)
  if (grain) {
    pencil.globalCompositeOperation = 'destination-in'
    // Rubbed on thrice, the paper shows through as much as on the house's drawings.
    for (let rub = 0; rub < 3; rub++) pencil.drawImage(grain, 0, 0, size, size)
  }
  return pencil.getImageData(0, 0, size, size)
}
