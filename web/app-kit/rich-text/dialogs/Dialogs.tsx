import { lazy, Suspense } from 'react'
import { AttachmentDialog } from './AttachmentDialog.tsx'
import type { OpenDialog } from './dialog.ts'
import { FilmDialog } from './FilmDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { TableDialog } from './TableDialog.tsx'

const CropDialog = lazy(() => import('../crop/CropDialog.tsx'))

export interface DialogsProps {
  readonly open: OpenDialog
  readonly onClose: () => void
}

/** The open dialog of the editor. */
export const Dialogs = ({ open, onClose }: DialogsProps) => {
  switch (open.kind) {
    case 'link':
      return <LinkDialog onClose={onClose} />
    case 'table':
      return <TableDialog onClose={onClose} />
    case 'picture':
      return <PictureDialog key={open.key} of={open.key} onClose={onClose} />
    case 'crop':
      return (
        <Suspense>
          <CropDialog key={open.key} of={open.key} onClose={onClose} />
        </Suspense>
      )
    case 'attachment':
      return <AttachmentDialog key={open.key} of={open.key} onClose={onClose} />
    case 'film':
      return <FilmDialog of={open.key} onClose={onClose} />
  }
}
