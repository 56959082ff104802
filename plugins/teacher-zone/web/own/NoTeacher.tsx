import { GraduationCap } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './own.module.css'

/** Says why the user cannot add materials, and how one becomes a teacher here. */
export const NoTeacher = () => {
  const t = useT()
  const href = useHref()
  // Missing where no plugin knows members or claims.
  const memberships = href('user_memberships')
  const claim = href('claim')
  return (
    <div className={css['locked']}>
      <p>
        <Icon of={GraduationCap} /> <strong>{t('teacher-zone.own.locked.title')}</strong>
      </p>
      <p>{t('teacher-zone.own.locked.text')}</p>
      <p className={css['actions']}>
        {memberships !== undefined && (
          <LinkButton look="second" small href={memberships}>
            {t('teacher-zone.own.locked.memberships')}
          </LinkButton>
        )}
        {claim !== undefined && (
          <LinkButton small href={claim}>
            {t('teacher-zone.own.locked.claim')}
          </LinkButton>
        )}
      </p>
    </div>
  )
}
