import { useEffect, useRef, useState } from 'react'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import css from '../builder.module.css'
import { Published } from './Published.tsx'
import { Review } from './Review.tsx'

const heading = 'publikacja'

/** Dialog with what publishing changes, then with the address at which the site is. */
const PublishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [isPublished, setPublished] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className={dialogCss['dialog']} aria-labelledby={heading} onClose={onClose}>
      <div className={css['dialog']}>
        {isPublished ? (
          <Published heading={heading} onClose={close} />
        ) : (
          <Review heading={heading} onPublished={() => setPublished(true)} onClose={close} />
        )}
      </div>
    </dialog>
  )
}

/** For `lazy`. */
export default PublishDialog
