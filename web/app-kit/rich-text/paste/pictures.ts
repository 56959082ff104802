import type { ImageNode } from '#core/rich-text/document.ts'
import { maxRichText } from '#core/rich-text/limits.ts'
import type { Reading } from './pasted.ts'
import { isHidden } from './styles.ts'

const oneLine = (text: string, max: number): string => text.replaceAll(/\s+/gu, ' ').trim().slice(0, max)

const isTracker = (image: Element): boolean =>
  isHidden(image) ||
  ['width', 'height'].some((side) => image.hasAttribute(side) && Number.parseInt(image.getAttribute(side) ?? '', 10) <= 2)

/** Returns the name of a picture for people: what it shows, or its file. */
const nameOf = (image: Element, src: string): string => {
  const alt = oneLine(image.getAttribute('alt') ?? '', maxRichText.alt)
  if (alt !== '') return alt
  const file = src.startsWith('data:') ? '' : (src.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '')
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}

/**
 * Returns the block of a picture whose bytes came with the text; `null` for others, whose names are remembered, because
 * nothing is loaded from foreign addresses. Pictures that only count readers are left out in silence.
 */
export const pictureOf = (image: Element, reading: Reading, caption = ''): ImageNode | null => {
  const src = image.getAttribute('src')?.trim() ?? ''
  if (src === '' || isTracker(image)) return null
  if (!reading.acceptsPictures || !/^(data:image\/(png|jpe?g|gif|webp|avif);base64,|blob:)/i.test(src)) {
    reading.left.push(nameOf(image, src))
    return null
  }
  const alt = oneLine(image.getAttribute('alt') ?? '', maxRichText.alt)
  const block: ImageNode = { type: 'image', upload: '', alt, caption: oneLine(caption, maxRichText.caption), width: 'full' }
  reading.pictures.push({ block, src })
  return block
}
