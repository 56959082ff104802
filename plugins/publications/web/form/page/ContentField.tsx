import { useMemo } from 'react'
import { acceptedBy, type UploadView, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { RichTextField } from '#web/app-kit/rich-text/field/RichTextField.tsx'
import { useWritingArea } from '../../areas/writing-area.ts'

interface ContentFieldProps {
  readonly label: string
  readonly placeholder: string
  /** Uploads that the content shows. */
  readonly known: readonly UploadView[]
  readonly onUploaded: (upload: UploadView) => void
  /** Readers see pictures that follow one another cropped. */
  readonly crops: boolean
}

/** Field of the content of a post, with pictures and files. */
export const ContentField = ({ label, placeholder, known, onUploaded, crops }: ContentFieldProps) => {
  const { upload } = useWritingArea()
  // The area is made anew with each rendering; what it says about uploads stays.
  const serialized = JSON.stringify(upload)
  const uploads = useMemo(() => {
    const input: typeof upload = JSON.parse(serialized)
    return { route: uploadFile, input, accept: acceptedBy(input.purpose) }
  }, [serialized])
  return (
    <RichTextField
      name="content"
      label={label}
      look="article"
      placeholder={placeholder}
      uploads={uploads}
      known={known}
      onUploaded={onUploaded}
      crops={crops}
    />
  )
}
