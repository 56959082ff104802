import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TaskLayout } from '#web/app-kit/layouts/TaskLayout.tsx'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { facilityTask } from '../../contract/ui.ts'
import css from './facility-task.module.css'

/** Layout of one task at a facility, with the way back to its profile. */
export const FacilityTaskLayout = ({ children }: { readonly children: ReactNode }) => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(facilityTask)
  return (
    <TaskLayout
      head={
        <p className={css['head']}>
          <a href={href(`/placowka/${facility.slug}`)}>
            <Icon of={ArrowLeft} />
            <span>
              <span className={css['back']}>{t('facility-profile.task.back')}</span>
              <strong>{facility.name}</strong>, {facility.city}
            </span>
          </a>
        </p>
      }
    >
      {children}
    </TaskLayout>
  )
}
