import { Accessibility } from 'lucide-react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/** Tells whether the facility is accessible for children with disabilities. */
export const Accessible = ({ accessible }: { accessible: Facts['accessible'] }) => {
  const t = useT()
  if (!accessible) return null
  return (
    <Section id="dostepnosc" title={t('facility-profile.accessible')} from={[accessible]}>
      <p className={css['statement']}>
        <Icon of={Accessibility} />
        <span>{t(accessible.value ? 'facility-profile.accessible.yes' : 'facility-profile.accessible.no')}</span>
      </p>
    </Section>
  )
}
