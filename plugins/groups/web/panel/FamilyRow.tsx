import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { FamilyView, GroupView } from '../../contract/group.ts'
import { groupLimits } from '../../contract/limits.ts'
import { EditChildForm, NewChildForm } from './ChildForms.tsx'
import css from './groups.module.css'

interface FamilyRowProps {
  readonly facilityId: string
  readonly family: FamilyView
  readonly groups: readonly GroupView[]
}

const newChild = 'new'

/** Parent with the children that the staff has entered; one form at a time is open below. */
export const FamilyRow = ({ facilityId, family: { account_id, name, children }, groups }: FamilyRowProps) => {
  const t = useT()
  const [open, setOpen] = useState<string | null>(null)
  const toggle = (id: string) => setOpen(open === id ? null : id)
  const edited = children.find(({ id }) => id === open)
  const groupOf = (id: string | null) => groups.find((group) => group.id === id)?.name ?? t('groups.child.ungrouped')
  const close = () => setOpen(null)
  return (
    <li className={css['row']}>
      <div className={css['rowTop']}>
        <div className={css['family']}>
          <p className={css['name']}>{name}</p>
          {children.length === 0 && <p className={css['quiet']}>{t('groups.child.none')}</p>}
          <ul className={css['children']}>
            {children.map((child) => (
              <li key={child.id}>
                <Button
                  small
                  onClick={() => toggle(child.id)}
                  aria-expanded={open === child.id}
                  aria-label={t('groups.child.edit.of', { name: `${child.first_name}, ${groupOf(child.group_id)}` })}
                >
                  {child.first_name} · {groupOf(child.group_id)} <Icon of={Pencil} />
                </Button>
              </li>
            ))}
          </ul>
        </div>
        {children.length < groupLimits.children && (
          <Button
            small
            look="quiet"
            onClick={() => toggle(newChild)}
            aria-expanded={open === newChild}
            aria-label={t('groups.child.add.of', { name })}
          >
            <Icon of={Plus} /> {t('groups.child.add')}
          </Button>
        )}
      </div>
      {open === newChild && <NewChildForm facilityId={facilityId} accountId={account_id} groups={groups} onSaved={close} />}
      {edited && <EditChildForm key={edited.id} child={edited} groups={groups} onSaved={close} />}
    </li>
  )
}
