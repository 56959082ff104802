import { Archive, CalendarClock, type LucideIcon, Send, Undo2 } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsApi } from '../../contract/api.ts'
import type { NewsHead } from '../../contract/publication.ts'
import { type NewsStatus, nextStatuses, nextStatusesOfTeacher } from '../../contract/terms.ts'
import { useWritingArea } from '../areas/writing-area.ts'
import { publishing } from '../form/publishing-anchor.ts'

const labels = {
  pending: 'publications.panel.hand-in',
  published: 'publications.panel.publish',
  again: 'publications.panel.restore',
  draft: 'publications.panel.unschedule',
  withdrawn: 'publications.panel.withdraw',
  archived: 'publications.panel.archive',
} as const

/** Button to a status that a post may get next. */
interface Step {
  readonly to: NewsStatus
  readonly label: keyof typeof labels
  readonly icon: LucideIcon
  readonly look?: 'quiet'
}

/** Steps from a status in the order of their buttons; a moment is chosen on the page of the post. */
const stepsOf = (from: NewsStatus, next: readonly NewsStatus[], isReviewed: boolean): readonly Step[] => {
  const steps: readonly Step[] = [
    { to: 'pending', label: 'pending', icon: Send },
    from === 'archived' ? { to: 'published', label: 'again', icon: Undo2 } : { to: 'published', label: 'published', icon: Send },
    { to: 'draft', label: isReviewed && from === 'pending' ? 'withdrawn' : 'draft', icon: Undo2 },
    { to: 'archived', label: 'archived', icon: Archive, look: 'quiet' },
  ]
  return steps.filter(({ to }) => next.includes(to))
}

/** Buttons that give a post another status, as far as the user may. */
export const NextStatuses = ({ of: { id, version, status } }: { readonly of: Pick<NewsHead, 'id' | 'version' | 'status'> }) => {
  const t = useT()
  const { isReviewed, addresses, lists } = useWritingArea()
  const change = useMutation(newsApi.changeNews, {
    invalidates: lists,
    onSuccess: (moved) => showToast({ kind: 'success', text: t(messageKey('publications.panel.moved', moved.status)) }),
  })
  const next = (isReviewed ? nextStatusesOfTeacher : nextStatuses)[status]
  return (
    <>
      {stepsOf(status, next, isReviewed).map(({ to, label, icon, look }) => (
        <Button
          key={to}
          small
          {...(look && { look })}
          aria-disabled={change.isPending}
          onClick={() => change.mutate({ id, version, status: to })}
        >
          <Icon of={icon} /> {t(labels[label])}
        </Button>
      ))}
      {next.includes('scheduled') && (
        <LinkButton small href={`${addresses.edit(id)}#${publishing}`}>
          <Icon of={CalendarClock} /> {t(status === 'scheduled' ? 'publications.panel.reschedule' : 'publications.panel.schedule')}
        </LinkButton>
      )}
    </>
  )
}
