import { Schema } from 'effect'

/** Whether all works; `degraded` while the database is away. */
export const HealthView = Schema.Struct({ status: Schema.Literals(['ok', 'degraded']) })

/** Works that are announced: moments in ISO 8601 UTC, and what the operator says of them by language. */
export const MaintenanceView = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  message: Schema.Struct({ pl: Schema.String, ua: Schema.String, en: Schema.String }),
})
export type MaintenanceView = typeof MaintenanceView.Type

/** The build that the answering process serves. */
export const BuildView = Schema.Struct({ id: Schema.String })

/** How things stand; the frames of `/api/v1/status/ws` by type. */
export const StatusView = Schema.Struct({
  health: HealthView,
  maintenance: Schema.NullOr(MaintenanceView),
  build: Schema.NullOr(BuildView),
})
export type StatusView = typeof StatusView.Type
