import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { MembershipEnded } from '#plugins/membership/contract/events.ts'
import { groupsApi } from './contract/api.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { groups } from './migrations/20270110090000-groups.ts'
import { makeGroups } from './persistence/groups.repository.ts'
import { groupsTables } from './persistence/tables.ts'
import { groupsPersonal } from './personal-data.ts'
import { StoredFacilityGroups } from './services/facility-groups.ts'
import { AddChild, ChangeChild, ListFamilies, RemoveChild } from './use-cases/children.ts'
import { AddGroup, ListGroups, RemoveGroup, RenameGroup, SortGroups } from './use-cases/groups.ts'
import { EraseChildren, EraseStrays, ReencryptNames } from './use-cases/maintain-children.ts'
import { SeedGroupsDemo } from './use-cases/seed-demo.ts'

/** Groups of facilities, and the children of parents in them. */
export const plugin = definePlugin({
  name: 'groups',
  dependsOn: ['accounts', 'facility-panel', 'membership'],
  migrations: [groups],
  tables: groupsTables,
  providers: [makeGroups],
  endpoints: implement(groupsApi, [
    ListGroups,
    AddGroup,
    RenameGroup,
    RemoveGroup,
    SortGroups,
    ListFamilies,
    AddChild,
    ChangeChild,
    RemoveChild,
  ]),
  facilityGroups: StoredFacilityGroups,
  reactions: [on(MembershipEnded, EraseChildren)],
  // After memberships of deleted facilities have been cleared, and before backups at night.
  jobs: [every({ at: '03:55' }, EraseStrays), every({ at: '04:20' }, ReencryptNames)],
  personalData: groupsPersonal,
  demoSeed: SeedGroupsDemo,
  messages: { pl, ua, en },
})
