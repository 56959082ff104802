import { LocateFixed, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { PositionUnknown } from '#web/runtime/device-position.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { showNearest } from './live-list.ts'
import css from './near-me.module.css'

/** Sorts the list by the distance from the device, whose position is asked for at once: the visitor has followed a link that says so. */
const NearMe = () => {
  const t = useT()
  const [state, setState] = useState<'asking' | 'shown' | 'denied' | 'failed'>('asking')
  const locate = useCallback(async () => {
    setState('asking')
    try {
      await showNearest()
      setState('shown')
    } catch (error) {
      setState(error instanceof PositionUnknown ? error.reason : 'failed')
    }
  }, [])
  useEffect(() => void locate(), [locate])
  return (
    <div role="status" className={css['near']}>
      {state === 'asking' && (
        <p className={css['asking']}>
          <Icon of={LocateFixed} />
          {t('catalogue.near.asking')}
        </p>
      )}
      {(state === 'denied' || state === 'failed') && (
        <div className={css['unknown']}>
          <p>{t(messageKey('catalogue.near', state))}</p>
          <Button small onClick={locate}>
            <Icon of={RotateCcw} />
            {t('catalogue.near.again')}
          </Button>
        </div>
      )}
    </div>
  )
}

export default island('catalogue/NearMe', ['catalogue.near'], NearMe)
