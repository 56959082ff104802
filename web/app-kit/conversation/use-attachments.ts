import { useEffect, useRef, useState } from 'react'
import type { AnyRoute, InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { choosable } from '../files/accepted-files.ts'
import { uploadFile } from '../files/upload-file.ts'
import { makeUploadQueue, type UploadItem } from '../files/upload-queue.ts'
import type { OutgoingFile } from './outbox.ts'

/** Route that stores files of messages, and the types that it accepts. */
export interface AttachmentRules<R extends AnyRoute> {
  /** Route that stores one file, in its member `file`. */
  readonly route: R
  /** Its other members. */
  readonly input: Omit<InputOf<R>, 'file'>
  /** File name extensions that the route accepts: `.jpg,.png`. */
  readonly accept: string
  readonly max: number
  readonly toFile: (output: OutputOf<R>) => OutgoingFile
}

/** Files of a message that is being written. */
export interface Attachments {
  /** File name extensions that may be chosen. */
  readonly choosable: string
  /** Those that were stored. */
  readonly files: readonly OutgoingFile[]
  /** Those on their way, or which could not be stored. */
  readonly items: readonly UploadItem[]
  readonly isFull: boolean
  readonly add: (files: Iterable<File>) => void
  readonly forget: (id: string) => void
  readonly cancel: (key: number) => void
  readonly retry: (key: number) => void
  /** Takes the stored files for a message. */
  readonly take: () => readonly OutgoingFile[]
  /** Puts the files of a message back that was refused. */
  readonly putBack: (files: readonly OutgoingFile[]) => void
}

/** Uploads the files of a message as soon as they are chosen, dropped or pasted. */
export const useAttachments = <R extends AnyRoute>(rules: AttachmentRules<R>): Attachments => {
  const [files, setFiles] = useState<readonly OutgoingFile[]>([])
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const latest = useRef(rules)
  latest.current = rules
  const [queue] = useState(() =>
    makeUploadQueue({
      send: async (file, options) => {
        const { route, input, toFile } = latest.current
        const stored = toFile(await uploadFile(route, { ...input, file } as unknown as InputOf<R>, options))
        setFiles((before) => [...before, stored])
      },
      accept: () => latest.current.accept,
      onChange: setItems,
    }),
  )
  useEffect(() => queue.close, [queue])
  const free = rules.max - files.length - items.filter(({ state }) => state !== 'failed').length
  return {
    choosable: choosable(rules.accept),
    files,
    items,
    isFull: free <= 0,
    add: (chosen) => queue.add([...chosen].slice(0, Math.max(0, free))),
    forget: (id) => setFiles((before) => before.filter((one) => one.id !== id)),
    cancel: queue.remove,
    retry: queue.retry,
    take: () => {
      // What could not be stored is not sent either.
      for (const { key } of items) queue.remove(key)
      setFiles([])
      return files
    },
    putBack: (returned) => setFiles((before) => [...returned, ...before]),
  }
}
