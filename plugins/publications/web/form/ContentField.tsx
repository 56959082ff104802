import { acceptedBy, type UploadView, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { RichTextField } from '#web/app-kit/rich-text/field/RichTextField.tsx'
import { useWritingArea } from '../areas/writing-area.ts'

interface ContentFieldProps {
  readonly label: string
  /** Uploads that the stored content shows. */
  readonly known: readonly UploadView[]
}

/** Field of the content of a post, with pictures and files. */
export const ContentField = ({ label, known }: ContentFieldProps) => {
  const { upload } = useWritingArea()
  return (
    <RichTextField
      name="content"
      label={label}
      uploads={{ route: uploadFile, input: upload, accept: acceptedBy(upload.purpose) }}
      known={known}
    />
  )
}
