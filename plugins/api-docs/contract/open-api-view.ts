import { Schema } from 'effect'

/** A document of OpenAPI 3.1 as far as we promise its shape; what its members hold is the standard's. */
export const OpenApiView = Schema.Struct({
  openapi: Schema.Literal('3.1.1'),
  info: Schema.Json,
  servers: Schema.Json,
  security: Schema.Json,
  tags: Schema.Json,
  paths: Schema.Record(Schema.String, Schema.Json),
  components: Schema.Json,
})
export type OpenApiView = typeof OpenApiView.Type
