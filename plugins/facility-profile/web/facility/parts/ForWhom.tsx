import { Accessibility, Baby } from 'lucide-react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts, Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/** Target group: the ages of the facility's kind, and accessibility for children with disabilities. */
export const ForWhom = ({ type, accessible }: { type: Profile['facility']['type']; accessible: Facts['accessible'] }) => {
  const t = useT()
  return (
    <Section id="dla-kogo" title={t('facility-profile.for-whom')} from={[accessible]}>
      <ul className={css['statements']}>
        <li>
          <Icon of={Baby} />
          <span>
            {t('facility-profile.for-whom.kind', { kind: t(`tags.specialization.${type}`), age: t(`facility-profile.age.${type}`) })}
          </span>
        </li>
        {accessible && (
          <li>
            <Icon of={Accessibility} />
            <span>{t(accessible.value ? 'facility-profile.accessible.yes' : 'facility-profile.accessible.no')}</span>
          </li>
        )}
      </ul>
    </Section>
  )
}
