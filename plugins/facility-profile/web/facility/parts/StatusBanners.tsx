import { Ban, Construction, type LucideIcon, PauseCircle } from 'lucide-react'
import { textDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { Facts, Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { SourceNote } from './SourceNote.tsx'
import { Successors } from './Successors.tsx'

/** Banners for closed, suspended and fictitious facilities. */
export const StatusBanners = ({
  facility,
  suspended,
  successors,
}: {
  facility: Profile['facility']
  suspended: Facts['suspended']
  successors: Profile['successors']
}) => {
  const t = useT()
  const language = useLanguage()
  const { active, inactive_since, made } = facility
  return (
    <>
      {!active && (
        <Banner
          icon={Ban}
          title={t('facility-profile.closed.title')}
          text={t('facility-profile.closed.text', { date: textDay(inactive_since ?? '', language) })}
        >
          <Successors of={successors} />
        </Banner>
      )}
      {active && facility.suspended && (
        <Banner icon={PauseCircle} title={t('facility-profile.suspended.title')} text={t('facility-profile.suspended.text')}>
          <SourceNote from={[suspended]} />
        </Banner>
      )}
      {made && <Banner icon={Construction} title={t('facility-profile.made.title')} text={t('facility-profile.made.text')} />}
    </>
  )
}

const Banner = ({ icon, title, text, children }: { icon: LucideIcon; title: string; text: string; children?: React.ReactNode }) => (
  <div className={css['notice']}>
    <Icon of={icon} />
    <div>
      <p className={css['noticeTitle']}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  </div>
)
