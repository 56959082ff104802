import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { ServerHtml } from '#web/ui/facets/ServerHtml.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './live-list.module.css'
import { followForm, type LoadFailure } from './live-list.ts'

/** Updates the list when the filters change, announces the number of results, and shows an error with a retry button when loading fails. */
const LiveList = () => {
  const t = useT()
  const inner = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const [failure, setFailure] = useState<LoadFailure | null>(null)
  useEffect(() => followForm(inner.current?.querySelector('form'), { announce, setFailure }), [])
  return (
    <>
      <ServerHtml ref={inner} />
      <p role="status" className={hidden['hidden']}>
        {announcement}
      </p>
      {failure &&
        createPortal(
          <div role="alert" className={css['trouble']}>
            <Icon of={TriangleAlert} large />
            <p>{t('catalogue.live.failed')}</p>
            <Button look="second" onClick={failure.retry}>
              <Icon of={RotateCcw} />
              {t('catalogue.live.again')}
            </Button>
          </div>,
          failure.container,
        )}
    </>
  )
}

export default island('catalogue/LiveList', ['catalogue.live'], LiveList)
