/** SQL text with the address of a facility, aliased `f`, within its city: `ul. Długa 5, Podgórze`; the city where it has no street. */
export const addressText = `concat_ws(', ', concat_ws(' ', coalesce(f.street, f.city), f.building_number), f.district)`
