import { useState } from 'react'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { membershipApi } from '../../contract/api.ts'
import type { MembershipView } from '../../contract/membership.ts'
import { delegable, moderate } from '../../contract/permissions.ts'
import css from './members.module.css'

interface PermissionFormProps {
  readonly member: MembershipView
  readonly canWrite: boolean
  /** Tells if the user has a permission, and may pass it on. */
  readonly hasRight: (name: string) => boolean
}

type Name = MembershipView['permissions'][number]

/** Permissions of a teacher as checkboxes with plain words; those that the user lacks are shown only while the teacher has them. */
export const PermissionForm = ({ member, canWrite, hasRight }: PermissionFormProps) => {
  const t = useT()
  const [ticked, setTicked] = useState<readonly Name[]>(member.permissions)
  const [overtaken, setOvertaken] = useState(false)
  const change = useMutation(membershipApi.changeMembership, {
    invalidates: [membershipApi.listMembers],
    acceptedErrors: ['error/version-conflict'],
    onSuccess: () => showToast({ kind: 'success', text: t('membership.panel.permissions.saved') }),
  })
  const shown = delegable.filter(({ name }) => hasRight(name) || member.permissions.includes(name))
  const labelOf = (name: Name) =>
    t(messageKey('membership.panel.permission', name === moderate.name ? 'moderator' : (name as PartOf<'membership.panel.permission'>)))
  const held = shown.filter(({ name }) => member.permissions.includes(name))
  const summary = held.length === 0 ? t('membership.panel.permissions.none') : held.map(({ name }) => labelOf(name)).join('; ')
  if (!canWrite) return <p className={css['email']}>{summary}</p>
  const values = { name: member.name ?? member.email }
  const save = async () => {
    const saved = await change.mutateAsync({ id: member.id, version: member.version, permissions: [...ticked] }).catch(() => undefined)
    if (saved === null) setOvertaken(true)
  }
  return (
    <details className={css['permissions']}>
      <summary aria-label={t('membership.panel.permissions.of', values)}>
        {t('membership.panel.permissions')}: {summary}
      </summary>
      <fieldset className={css['boxes']}>
        <legend>{t('membership.panel.permissions.lead')}</legend>
        {shown.map(({ name }) => (
          <label key={name} className={css['box']}>
            <input
              type="checkbox"
              checked={ticked.includes(name)}
              onChange={({ target }) => setTicked((all) => (target.checked ? [...all, name] : all.filter((one) => one !== name)))}
            />
            <span>{labelOf(name)}</span>
          </label>
        ))}
      </fieldset>
      {overtaken && (
        <p role="alert" className={css['conflict']}>
          {t('membership.panel.permissions.changed')}
        </p>
      )}
      <Button small aria-disabled={change.isPending} onClick={() => void save()}>
        {t('membership.panel.permissions.save')}
      </Button>
    </details>
  )
}
