import { Ban, Construction, PauseCircle, type LucideIcon } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import type { Facts, Profile } from '../../profile.data.ts'
import { day } from '../../said.ts'
import css from '../facility.module.css'
import { SourceNote } from './SourceNote.tsx'

/** What must be read before anything else: closed, suspended, made up. */
export const Notices = ({ facility, suspended }: { facility: Profile['facility']; suspended: Facts['suspended'] }) => {
  const t = useT()
  const { active, inactive_since, made } = facility
  return (
    <>
      {!active && (
        <Notice
          icon={Ban}
          title={t('facility-profile.closed.title')}
          text={t('facility-profile.closed.text', { date: day(inactive_since ?? '') })}
        />
      )}
      {active && facility.suspended && (
        <Notice icon={PauseCircle} title={t('facility-profile.suspended.title')} text={t('facility-profile.suspended.text')}>
          <SourceNote from={[suspended]} />
        </Notice>
      )}
      {made && <Notice icon={Construction} title={t('facility-profile.made.title')} text={t('facility-profile.made.text')} />}
    </>
  )
}

const Notice = ({ icon, title, text, children }: { icon: LucideIcon; title: string; text: string; children?: React.ReactNode }) => (
  <div className={css['notice']}>
    <Icon of={icon} />
    <div>
      <p className={css['noticeTitle']}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  </div>
)
