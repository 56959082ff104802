import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#web/design/Button.tsx'
import hidden from '#web/design/hidden.module.css'
import { Icon } from '#web/design/Icon.tsx'
import { Enclosed } from '#web/facets/Enclosed.tsx'
import { useT } from '#web/i18n/words.ts'
import { island } from '#web/islands/define.ts'
import { followForm } from './follow-form.ts'
import css from './live-list.module.css'

/** Makes the list follow the filters, tells how many there are, and says so where the list cannot be had. */
const LiveList = () => {
  const t = useT()
  const inner = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const [failed, fail] = useState<{ readonly at: Element; readonly again: () => void } | null>(null)
  useEffect(() => followForm(inner.current?.querySelector('form'), { say, fail }), [])
  return (
    <>
      <Enclosed ref={inner} />
      <p role="status" className={hidden['hidden']}>
        {said}
      </p>
      {failed &&
        createPortal(
          <div role="alert" className={css['trouble']}>
            <Icon of={TriangleAlert} large />
            <p>{t('catalogue.live.failed')}</p>
            <Button look="second" onClick={failed.again}>
              <Icon of={RotateCcw} />
              {t('catalogue.live.again')}
            </Button>
          </div>,
          failed.at,
        )}
    </>
  )
}

export default island('catalogue/LiveList', ['catalogue.live'], LiveList)
