import { acceptedBy, type UploadView, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { RichTextField } from '#web/app-kit/rich-text/field/RichTextField.tsx'

interface ContentFieldProps {
  readonly label: string
  /** Id of the facility. */
  readonly facility: string
  /** Uploads that the stored content shows. */
  readonly known: readonly UploadView[]
}

/** Field of the content of a post, with pictures and files. */
export const ContentField = ({ label, facility, known }: ContentFieldProps) => (
  <RichTextField
    name="content"
    label={label}
    uploads={{ route: uploadFile, input: { purpose: 'news', facility_id: facility }, accept: acceptedBy('news') }}
    known={known}
  />
)
