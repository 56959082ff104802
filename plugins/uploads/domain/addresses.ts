import type { FirstPage, PictureVariants } from '../contract/upload.ts'
import { purposeRules } from './purpose-rules.ts'
import type { Upload } from './upload.ts'

/** Name of a file that is not a picture for pages. */
export const wholeFile = 'plik'

/** Path below which files are served. */
export const filesPath = '/pliki'

/** Matches the name of a picture's file: `640.avif`. */
export const pictureFile = /^[1-9]\d{0,3}\.(avif|webp|jpg)$/

type Placed = Pick<Upload, 'id' | 'purpose'>

/** Folders of public and private files in the store; the addresses of public pictures are found without the database. */
export const folders = { public: 'public', private: 'private' } as const

/** Returns the key of a file in the store. */
export const keyOf = ({ id, purpose }: Placed, file: string): string =>
  `${purposeRules[purpose].isPrivate ? folders.private : folders.public}/${id}/${file}`

/** Returns the id of the upload that a key belongs to. */
export const uploadOfKey = (key: string): string => key.split('/')[1] ?? ''

/** Returns the path of a file. */
export const pathOf = ({ id }: Pick<Upload, 'id'>, file: string): string => `${filesPath}/${id}/${file}`

/** Returns the name of the main file: the largest of a picture, or the document, whose first page is before it. */
export const mainFile = ({ files }: Pick<Upload, 'files'>): string => files.at(-1) ?? wholeFile

/** Returns the address of a file of an upload. */
export type UrlOf = (upload: Pick<Upload, 'id'>, file: string) => string

/** Returns the addresses of a picture of several widths; `null` for any other file. */
export const variantsOf = (upload: Pick<Upload, 'id' | 'files' | 'width'>, urlOf: UrlOf = pathOf): PictureVariants | null => {
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
export const firstPageOf = (upload: Pick<Upload, 'id' | 'files' | 'width' | 'height'>, urlOf: UrlOf = pathOf): FirstPage | null => {
  const { files, width, height } = upload
  const [small, large] = files
  if (mainFile(upload) !== wholeFile || !small || !large || width === null || height === null) return null
  return { '320': urlOf(upload, small), '640': urlOf(upload, large), width, height }
}
