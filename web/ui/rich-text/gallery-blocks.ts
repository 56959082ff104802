import type { BlockNode, ImageNode, RichText } from '#core/rich-text/document.ts'
import { isEmptyParagraph } from '#core/rich-text/read-document.ts'
import type { ShownUpload } from './files.tsx'

/** Picture of a document that opens large; `n` is its number among all of them, from 1. */
export interface GalleryImage {
  readonly of: ImageNode
  readonly upload: ShownUpload
  readonly n: number
}

/** Pictures of a document that follow one another. */
export interface ImageRun {
  readonly type: 'images'
  readonly images: readonly GalleryImage[]
}

/**
 * Returns the blocks of a document with its pictures as runs. What separates them without being seen is left out: empty
 * paragraphs, and pictures that were deleted.
 */
export const galleryBlocks = ({ children }: RichText, uploads: ReadonlyMap<string, ShownUpload>): readonly (BlockNode | ImageRun)[] => {
  const blocks: (BlockNode | ImageRun)[] = []
  let run: GalleryImage[] = []
  let n = 0
  for (const node of children.filter((child) => !isEmptyParagraph(child))) {
    const upload = node.type === 'image' ? uploads.get(node.upload) : undefined
    if (node.type !== 'image') {
      blocks.push(node)
      run = []
    } else if (upload) {
      if (run.length === 0) blocks.push({ type: 'images', images: run })
      run.push({ of: node, upload, n: ++n })
    }
  }
  return blocks
}
