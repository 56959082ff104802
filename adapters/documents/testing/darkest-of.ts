import sharp, { type Region } from 'sharp'

/** Returns the darkest value of a part of a picture, 0 for black and 255 for white. */
export const darkestOf = async (picture: Uint8Array, region: Region): Promise<number> => {
  // `stats` reads what it is given, without the operations.
  const part = await sharp(picture).extract(region).greyscale().png().toBuffer()
  return (await sharp(part).stats()).channels[0]?.min ?? Number.NaN
}
