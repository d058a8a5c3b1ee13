import type { TestBusiness } from './TestBusiness.js';

/** Customers of a business with invented names and the same phone, as a stranger makes them who books with codes by e-mail: Zed0 to Zed20. */
export async function plantInventedNames({ world, id }: TestBusiness, phone: string): Promise<void> {
  await world.rows(
    id,
    `with p as (
       insert into person (first_name, last_name, phone, added_from) select 'Zed' || n, 'Fake', $1, 'a stranger' from generate_series(0, 20) n
       returning id, first_name, last_name, phone)
     insert into customer (person_id, first_name, last_name, phone, email_open)
     select id, first_name, last_name, phone, true from p order by id returning id`,
    [phone],
  );
}
