// Conditions on core's table `facility` under the alias `f`.

/** SQL of whether a facility accepts applications: what support says about it precedes what its owner says. */
export const recruitingSql = `coalesce((select (s.fields->'recruiting'->>'value')::boolean from facility_statement s
  where s.facility_id = f.id and s.source in ('owner', 'support') and jsonb_exists(s.fields, 'recruiting') order by s.source = 'support' desc limit 1), false)`

/** SQL of whether somebody runs the facility here and so receives applications. */
export const ownedSql = `exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner')`
