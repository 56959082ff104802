import { Info } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import NearMe from '../islands/NearMe.tsx'
import css from './city.module.css'

/** Asks the browser for the device's position; without JavaScript offers the search for an address instead. */
export const NearbyNote = () => {
  const t = useT()
  return (
    <>
      <Island of={NearMe} when="load" />
      <noscript>
        <p className={css['note']}>
          <Icon of={Info} />
          {t('catalogue.order.near.no-script')}
        </p>
      </noscript>
    </>
  )
}
