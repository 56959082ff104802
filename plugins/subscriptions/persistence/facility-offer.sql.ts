// Conditions on core's table `facility` under the alias `f`.

/** SQL of whether a facility is in the directory. */
export const listedSql = 'f.deleted_at is null and f.merged_into is null'

/** SQL of whether a facility accepts applications: what support says about it precedes what its owner says. */
export const recruitingSql = `coalesce((select (s.fields->'recruiting'->>'value')::boolean from facility_statement s
  where s.facility_id = f.id and s.source in ('owner', 'support') and jsonb_exists(s.fields, 'recruiting') order by s.source = 'support' desc limit 1), false)`

/** SQL of whether a facility has free places, by a count that is still shown. */
export const vacantSql = 'coalesce(f.free_places_told, 0) > 0'
