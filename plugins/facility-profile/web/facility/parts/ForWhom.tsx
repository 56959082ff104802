import { Accessibility, Baby } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import type { Facts, Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/** Whose children it is for: the ages of its kind, and whether children with disabilities are provided for. */
export const ForWhom = ({ type, accessible }: { type: Profile['facility']['type']; accessible: Facts['accessible'] }) => {
  const t = useT()
  return (
    <Section id="dla-kogo" title={t('facility-profile.for-whom')} from={[accessible]}>
      <ul className={css['said']}>
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
