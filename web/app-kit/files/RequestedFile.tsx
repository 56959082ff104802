import { useEffect, useState } from 'react'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './requested-file.module.css'

interface RequestedFileProps {
  readonly name: string
  readonly mime: string
  /** Name under which it is downloaded. */
  readonly saveAs: string
  /** The file, once it is loaded. */
  readonly file: Blob | null | undefined
  readonly isPending: boolean
  readonly onRequest: () => void
  /** Texts of the button, of the button with the name, and of the download. */
  readonly labels: { readonly open: string; readonly openNamed: string; readonly download: string }
}

/** A file that is loaded when somebody asks for it, since every look is written down; pictures in place, others as a download. */
export const RequestedFile = ({ name, mime, saveAs, file, isPending, onRequest, labels }: RequestedFileProps) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (url === null)
    return (
      <Button small aria-disabled={isPending} onClick={onRequest} aria-label={labels.openNamed}>
        {labels.open}
      </Button>
    )
  if (mime.startsWith('image/')) return <img src={url} alt={name} className={css['picture']} />
  return (
    <a href={url} download={saveAs}>
      {labels.download}
    </a>
  )
}
