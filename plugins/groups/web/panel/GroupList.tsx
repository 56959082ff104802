import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { updates } from '#web/app-kit/data/optimistic-update.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { groupsApi } from '../../contract/api.ts'
import type { GroupView } from '../../contract/group.ts'
import { groupLimits } from '../../contract/limits.ts'
import css from './groups.module.css'
import { changed } from './use-groups.ts'

interface GroupListProps {
  readonly facilityId: string
  readonly groups: readonly GroupView[]
  readonly canManage: boolean
}

/** Groups in their order; owner and administrators add, rename, move and remove them. */
export const GroupList = ({ facilityId: facility_id, groups, canManage }: GroupListProps) => {
  const t = useT()
  const [added, count] = useState(0)
  const sort = useMutation(groupsApi.sortGroups, {
    // At once, so that the next move begins with this order.
    optimistic: updates(groupsApi.listGroups, { facility_id }, (before, { ids }: { readonly ids: readonly string[] }) => ({
      ...before,
      groups: before.groups.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    })),
    invalidates: [groupsApi.listGroups],
  })
  const move = (at: number, by: -1 | 1) => {
    const ids = groups.map(({ id }) => id)
    const one = ids[at]
    const other = ids[at + by]
    if (one === undefined || other === undefined) return
    sort.mutate({ facility_id, ids: ids.map((id) => (id === one ? other : id === other ? one : id)) })
  }
  return (
    <>
      {groups.length === 0 ? (
        <EmptyList title={t('groups.none')} {...(canManage && { subtitle: t('groups.none.text') })} />
      ) : (
        <ol className={css['rows']}>
          {groups.map((group, at) => (
            <GroupRow key={group.id} group={group} canManage={canManage} onMove={(by) => move(at, by)} />
          ))}
        </ol>
      )}
      {canManage &&
        (groups.length < groupLimits.groups ? (
          <NewGroupForm key={`new-${added}`} facilityId={facility_id} onAdded={() => count((before) => before + 1)} />
        ) : (
          <p className={css['hint']}>{t('groups.full', { max: groupLimits.groups })}</p>
        ))}
    </>
  )
}

interface GroupRowProps {
  readonly group: GroupView
  readonly canManage: boolean
  readonly onMove: (by: -1 | 1) => void
}

const GroupRow = ({ group: { id, name, children }, canManage, onMove }: GroupRowProps) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const remove = useMutation(groupsApi.removeGroup, { invalidates: changed, acceptedErrors: ['error/group-not-found'], toast: true })
  return (
    <li className={css['row']}>
      <div className={css['rowTop']}>
        <p className={css['name']}>
          {name} <span className={css['quiet']}>{t('groups.count', { count: children })}</span>
        </p>
        {canManage && (
          <div className={css['buttons']}>
            <Button small look="quiet" onClick={() => onMove(-1)} aria-label={t('groups.up', { name })}>
              <Icon of={ArrowUp} />
            </Button>
            <Button small look="quiet" onClick={() => onMove(1)} aria-label={t('groups.down', { name })}>
              <Icon of={ArrowDown} />
            </Button>
            <Button small look="quiet" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-label={t('groups.rename', { name })}>
              <Icon of={Pencil} />
            </Button>
            <ConfirmButton
              danger
              small
              look="quiet"
              aria-label={t('groups.remove.of', { name })}
              title={t('groups.remove.title', { name })}
              text={t('groups.remove.text')}
              accept={t('groups.remove')}
              onConfirm={() => remove.mutate({ id })}
            >
              <Icon of={Trash2} />
            </ConfirmButton>
          </div>
        )}
      </div>
      {isOpen && <RenameForm id={id} name={name} onSaved={() => setOpen(false)} />}
    </li>
  )
}

const NameField = () => {
  const t = useT()
  return <Field name="name" label={t('groups.name')} autoComplete="off" max={groupLimits.name} />
}

const RenameForm = ({ id, name, onSaved }: { readonly id: string; readonly name: string; readonly onSaved: () => void }) => {
  const t = useT()
  const form = useApiForm(groupsApi.renameGroup, {
    id: `group-${id}`,
    input: { id },
    record: { values: { name } },
    invalidates: changed,
    onSaved,
  })
  return (
    <ApiForm of={form} labels={{ name: t('groups.name') }}>
      <NameField />
      <SubmitRow look="outline" send={t('groups.save')} />
    </ApiForm>
  )
}

const NewGroupForm = ({ facilityId, onAdded }: { readonly facilityId: string; readonly onAdded: () => void }) => {
  const t = useT()
  const form = useApiForm(groupsApi.addGroup, {
    id: 'group',
    input: { facility_id: facilityId },
    invalidates: changed,
    onSaved: onAdded,
    toast: true,
  })
  return (
    <ApiForm of={form} labels={{ name: t('groups.name') }}>
      <div className={css['line']}>
        <NameField />
        <SubmitRow look="outline" send={t('groups.add')} />
      </div>
    </ApiForm>
  )
}
