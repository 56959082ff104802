import { isUuid } from '#core/kernel/uuid.ts'

/** Path below which the files of messages are served. */
export const chatFilesPath = '/pliki-wiadomosci' as const

/** File of a message that an address asks for. */
export interface RequestedFile {
  readonly roomId: string
  /** Number of the message. */
  readonly number: number
  readonly uploadId: string
  readonly file: string
}

/** Returns the path of a file of a message. */
export const chatFilePath = ({ roomId, number, uploadId, file }: RequestedFile): string =>
  `${chatFilesPath}/${roomId}/${number}/${uploadId}/${file}`

/** Returns the file that a path asks for; `null` where it asks for none. */
export const parseFilePath = (path: string): RequestedFile | null => {
  const [roomId = '', number = '', uploadId = '', file = '', ...rest] = path.split('/')
  const isPath = rest.length === 0 && isUuid(roomId) && /^[1-9]\d{0,8}$/.test(number) && isUuid(uploadId) && file !== ''
  return isPath ? { roomId, number: Number(number), uploadId, file } : null
}
