import { type ListState, pageInput } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { MaterialsPage } from '../../contract/material.ts'
import { ReadCard } from './ReadCard.tsx'

/** Returns the input of the list of materials for teachers alone. */
export const forTeachers = (state: ListState) => ({ visibility: 'private' as const, ...pageInput(state) })

interface TeachersListProps {
  readonly of: MaterialsPage
  readonly hrefOf: (change: Partial<ListState>) => string
}

/** Materials that teachers alone read, the newest first; empty for everybody else. */
export const TeachersList = ({ of: materials, hrefOf }: TeachersListProps) => {
  const t = useT()
  const href = useHref()
  return (
    <PageList
      of={materials}
      hrefOf={hrefOf}
      none={{
        title: t('teacher-zone.own.none.teachers'),
        text: t('teacher-zone.own.none.teachers.text'),
        action: { label: t('teacher-zone.own.zone'), href: href('/strefa-nauczyciela') },
      }}
    >
      {(material) => <ReadCard key={material.id} of={material} />}
    </PageList>
  )
}
