import { defineEntity, p } from '@mikro-orm/core'
import { definePlugin } from '#core/plugin/define-plugin.ts'

/** Entity with a key of two columns. */
export const ChoiceTable = defineEntity({
  name: 'ChoiceRow',
  tableName: 'entity_fixture_choice',
  properties: {
    owner: p.uuid().primary(),
    kind: p.text().primary(),
    in_app: p.boolean(),
    email: p.text(),
  },
})

/** Plugin that only tests of the unit of work install. */
export const plugin = definePlugin({
  name: 'entity-fixture',
  tables: [ChoiceTable],
  migrations: [
    {
      name: '20261121090000-entity-fixture',
      up: 'create table entity_fixture_choice (owner uuid, kind text, in_app boolean not null, email text not null, primary key (owner, kind))',
      down: 'drop table entity_fixture_choice',
    },
  ],
})
