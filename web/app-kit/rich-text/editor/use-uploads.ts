import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, HISTORY_MERGE_TAG, type LexicalEditor, type NodeKey } from 'lexical'
import { useEffect, useMemo, useRef, useState } from 'react'
import { maxRichText } from '#core/rich-text/limits.ts'
import { isPicture, refuseFile } from '../../files/accepted-files.ts'
import { makeUploadQueue, type UploadItem } from '../../files/upload-queue.ts'
import { $createEmbedNode, $isEmbedNode, type EmbeddedBlock } from '../nodes/EmbedNode.tsx'
import type { RichTextTools, RichTextUpload } from '../rich-text-tools.ts'
import { $insertBlocks } from './insert-block.ts'
import { shownEndings } from './picture-endings.ts'

/** Block that a file becomes in the text. */
export type FileUse = 'image' | 'attachment'

/** Files of a text: those it shows, and those on their way. */
export interface Uploads {
  readonly items: readonly UploadItem[]
  readonly find: (id: string) => RichTextUpload | undefined
  /** Uploads files, which appear behind the caret; a picture that is inserted as attachment stays one. */
  readonly add: (files: readonly File[], use?: FileUse) => void
  /** Returns the file that was uploaded for a node here, since the page was opened. */
  readonly fileOf: (key: NodeKey) => File | undefined
  /** Uploads a file for a node that waits for it, or that shows another one. */
  readonly addFor: (file: File, key: NodeKey) => void
  readonly remove: (key: number) => void
  readonly retry: (key: number) => void
}

interface UploadsOptions {
  readonly tools: RichTextTools
  /** Told of each picture that arrived, which has no description yet. */
  readonly onPicture: (key: NodeKey) => void
}

const blockFor = (file: File): FileUse => (file.type.startsWith('image/') || isPicture(file) ? 'image' : 'attachment')

const waiting = (use: FileUse): EmbeddedBlock =>
  use === 'image' ? { type: 'image', upload: '', alt: '', caption: '', width: 'full' } : { type: 'attachment', upload: '', name: '' }

/** Uploads the files of a text; in the text, a node keeps the place of each until it has arrived. */
export const useUploads = ({ tools, onPicture }: UploadsOptions): Uploads => {
  const [editor] = useLexicalComposerContext()
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [arrived, setArrived] = useState<readonly RichTextUpload[]>([])
  const places = useRef(new WeakMap<File, NodeKey>())
  const attachments = useRef(new WeakSet<File>())
  const files = useRef(new Map<NodeKey, File>())
  // The queue outlives renderings, and sends by the latest of them.
  const latest = useRef({ tools, onPicture })
  latest.current = { tools, onPicture }
  // What stands in the text as a picture must be one that pages show.
  const [acceptOf] = useState(() => (file: File) => {
    const { accept = '' } = latest.current.tools
    return attachments.current.has(file) ? accept : shownEndings(accept)
  })
  const [queue] = useState(() =>
    makeUploadQueue({
      send: async (file, options, chosen) => {
        const output = await latest.current.tools.upload?.(file, options)
        if (!output) return
        setArrived((before) => [...before, output])
        const key = places.current.get(chosen)
        if (key !== undefined && fill(editor, key, output)) latest.current.onPicture(key)
      },
      accept: acceptOf,
      onChange: setItems,
    }),
  )
  useEffect(() => queue.close, [queue])
  return useMemo(() => {
    const place = (file: File, key: NodeKey) => {
      places.current.set(file, key)
      files.current.set(key, file)
    }
    const add = (files: readonly File[], use?: FileUse) => {
      for (const file of files) if ((use ?? blockFor(file)) === 'attachment') attachments.current.add(file)
      editor.update(() => {
        const accepted = files.filter((file) => refuseFile(acceptOf(file), file) === null)
        const nodes = accepted.map((file) => {
          const node = $createEmbedNode(waiting(attachments.current.has(file) ? 'attachment' : 'image'))
          place(file, node.getKey())
          return node
        })
        $insertBlocks(nodes)
      })
      queue.add(files)
    }
    return {
      items,
      find: (id) => arrived.find((upload) => upload.id === id) ?? tools.known.find((upload) => upload.id === id),
      fileOf: (key) => files.current.get(key),
      add,
      addFor: (file, key) => {
        place(file, key)
        queue.add([file])
      },
      remove: (key) => {
        const file = items.find((item) => item.key === key)?.file
        const node = file && places.current.get(file)
        if (node !== undefined) editor.update(() => $getNodeByKey(node)?.remove())
        queue.remove(key)
      },
      retry: queue.retry,
    }
  }, [editor, queue, acceptOf, items, arrived, tools.known])
}

/** Puts an upload into the node that waits for it; returns whether it is a picture that must be described. */
const fill = (editor: LexicalEditor, key: NodeKey, { id, name, alt }: RichTextUpload): boolean => {
  let isPicture = false
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if (!$isEmbedNode(node)) return
      const block = node.getBlock()
      if (block.type === 'image') {
        isPicture = alt === '' && block.alt === ''
        // A point chosen on another picture, such as before it was cropped, means nothing on this one.
        const { focus: _, ...rest } = block
        node.setBlock({ ...rest, upload: id, alt: block.alt || alt.slice(0, maxRichText.alt) }, isPicture)
      } else if (block.type === 'attachment')
        node.setBlock({ ...block, upload: id, name: block.name || name.slice(0, maxRichText.caption) })
    },
    { discrete: true, tag: HISTORY_MERGE_TAG },
  )
  return isPicture
}
