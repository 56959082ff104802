import type { AnyRoute, InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { uploadFile } from '../../files/upload-file.ts'
import type { PageSuggestion, RichTextTools, RichTextUpload } from '../rich-text-tools.ts'

/** Tools that a page offers its rich text. */
export interface RichTextOffer<R extends AnyRoute> {
  /** Route that stores one file, in its member `file`, its other members, and the accepted endings. Absent: the text takes no files. */
  readonly uploads?: { readonly route: R; readonly input: Omit<InputOf<R>, 'file'>; readonly accept: string } | undefined
  /** Told of each file that was uploaded for the text. */
  readonly onUploaded?: ((output: OutputOf<R>) => void) | undefined
  /** Uploads that the document shows already. */
  readonly known?: readonly RichTextUpload[] | undefined
  /** Finds own pages by a text, for links. */
  readonly pages?: ((text: string) => Promise<readonly PageSuggestion[]>) | undefined
  /** Readers see pictures that follow one another cropped. */
  readonly crops?: boolean | undefined
  /** Largest number of words. */
  readonly max?: number | undefined
}

/** Returns the abilities of an editor. */
export const toolsOfField = <R extends AnyRoute>({
  uploads,
  onUploaded,
  known = [],
  pages,
  crops,
  max,
}: RichTextOffer<R>): RichTextTools => ({
  known,
  ...(uploads && {
    accept: uploads.accept,
    upload: async (file, options) => {
      const output = await uploadFile(uploads.route, { ...uploads.input, file } as unknown as InputOf<R>, options)
      onUploaded?.(output)
      return output as unknown as RichTextUpload
    },
  }),
  ...(pages && { pages }),
  ...(crops && { crops }),
  ...(max && { max }),
})
