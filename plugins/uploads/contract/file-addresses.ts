import type { StoredFile } from './stored-file.ts'
import type { FirstPage, PictureVariants } from './upload.ts'

/** Name of a file that is not a picture for pages. */
export const wholeFile = 'plik'

interface NamedFiles {
  readonly id: string
  readonly files: readonly string[]
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
}

/** Returns the address of a file of an upload. */
export type UrlOf = (upload: { readonly id: string }, file: string) => string

/** Returns the name of the main file: the largest of a picture, or the document, whose first page is before it. */
export const mainFile = ({ files }: Pick<NamedFiles, 'files'>): string => files.at(-1) ?? wholeFile

/** Returns the addresses of a picture of several widths; `null` for any other file. */
export const variantsOf = (upload: NamedFiles, urlOf: UrlOf): PictureVariants | null => {
  if (mainFile(upload) === wholeFile) return null
  const of = (format: 'avif' | 'webp') => upload.files.filter((file) => file.endsWith(`.${format}`))
  const webp = of('webp')
  const avif = of('avif')
  const last = webp.at(-1)
  if (last === undefined || upload.files.length === 1) return null
  // A picture that is smaller than a width has no file of that width, or one with its own size.
  const srcset = (files: readonly string[]) =>
    files.map((file) => `${urlOf(upload, file)} ${Math.min(Number.parseInt(file, 10), upload.width ?? 0)}w`).join(', ')
  const at = (width: number) => urlOf(upload, webp.find((file) => Number.parseInt(file, 10) >= width) ?? last)
  return { '320': at(320), '640': at(640), '1280': at(1280), webp: srcset(webp), avif: avif.length ? srcset(avif) : null }
}

/** Returns the pictures of a PDF's first page; `null` for what has none. */
export const firstPageOf = (upload: NamedFiles, urlOf: UrlOf): FirstPage | null => {
  const { files, width, height } = upload
  const [small, large] = files
  if (mainFile(upload) !== wholeFile || !small || !large || typeof width !== 'number' || typeof height !== 'number') return null
  return { '320': urlOf(upload, small), '640': urlOf(upload, large), width, height }
}

/** Returns a stored picture with its addresses, for `Picture`. */
export const pictureOf = (file: StoredFile, urlOf: UrlOf) => ({
  url: urlOf(file, mainFile(file)),
  variants: variantsOf(file, urlOf),
  width: file.width ?? null,
  height: file.height ?? null,
  alt: file.alt,
})
