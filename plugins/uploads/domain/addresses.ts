import { purposeRules } from './purpose-rules.ts'
import type { Upload } from './upload.ts'

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
