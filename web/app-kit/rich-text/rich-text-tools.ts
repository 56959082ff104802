import type { ShownUpload } from '#web/ui/rich-text/RichTextView.tsx'
import type { UploadOptions } from '../files/upload-file.ts'

/** Uploaded file as the editor shows it; `mime` tells pictures from other files. */
export interface RichTextUpload extends ShownUpload {
  readonly mime: string
}

/** Page of this site that a link may lead to. */
export interface PageSuggestion {
  readonly title: string
  /** Path: `/mapa`. */
  readonly url: string
}

/** Abilities that a page gives its editor. */
export interface RichTextTools {
  /** Stores a picture or file; absent: the editor takes none. */
  readonly upload?: (file: File, options: UploadOptions) => Promise<RichTextUpload>
  /** Accepted file name extensions: `.jpg,.png,.pdf`. */
  readonly accept?: string
  /** Uploads that the document shows already. */
  readonly known: readonly RichTextUpload[]
  /** Finds own pages by a text, for links. */
  readonly pages?: (text: string) => Promise<readonly PageSuggestion[]>
  /** Readers see pictures that follow one another cropped, so that each may say what stays in sight. */
  readonly crops?: boolean
  /** Largest number of words. */
  readonly max?: number
}
