const OURS = `business_id = current_setting('app.business_id')::bigint`;

/** Rows that a search reads in the order of the list before it asks the indexes of names: frequent words end there. */
const NEAR = 8000;
/** Customers of a word that are looked up at once. Of one that more have, the customer of each row is looked up as it is read. */
const FEW = 3000;

const OF_TENANT = `s.${OURS}`;
const IN_RANGE = `s.signed_at >= since and s.signed_at < before and (s.signed_at, s.id) < (place_at, place_id)`;
const LATEST = `order by s.signed_at desc, s.id desc`;
const hasAll = (text: string, patterns: string): string =>
  `not exists (select from unnest(${patterns}) as pattern where ${text} not like pattern)`;
const matching = `c.${OURS} and c.erased_at is null and c.search_text like customer_patterns[1] and ${hasAll('c.search_text', 'customer_patterns[2:]')}`;
/** A scalar, as a set would be made of all customers. */
const CUSTOMER_OF_ROW = `
  (select ${hasAll('c.search_text', 'customer_patterns')} from customer c where c.${OURS} and c.id = s.customer_id and c.erased_at is null)
  or (select ${hasAll('k.search_text', 'customer_patterns')} from customer c join customer k on k.business_id = c.business_id and k.id = c.merged_into
    where c.${OURS} and c.id = s.customer_id and k.erased_at is null)`;
const near = (where: string): string =>
  `select s.id, s.signed_at, s.search_name, s.customer_id from signature s where ${OF_TENANT} ${where} and ${IN_RANGE} ${LATEST} limit ${NEAR}`;
const nearest = (where: string, customer: string): string => `
  array(select s.id from (${near(where)}) s where s.search_name like first_pattern and ${hasAll('s.search_name', 'patterns[2:]')} or ${customer} ${LATEST} limit page_size)`;
/** By the index of customers, whatever range is asked for: without statistics PostgreSQL may take that of days, for each customer once. */
const ofCustomer = (customer: string): string =>
  `select s.id, s.signed_at, s.form_id from signature s where ${OF_TENANT} and s.customer_id = ${customer}.id offset 0`;
/** A statement for each way to read the list: with all in one, PostgreSQL finds no order that it can end early. */
const either = (customer: string): string => `
  if of_form is null then
    ids := ${nearest('', customer)};
  else
    ids := ${nearest('and s.form_id = of_form', customer)};
  end if;`;

/**
 * The latest signatures before a place whose names, or whose customer, match every pattern. Policies would keep the indexes of trigrams from being used. Words that many have are found among the
 * next rows of the list; only for rare ones are all that match looked up.
 * Sequential scans are off, as without statistics PostgreSQL would read all customers for each row.
 */
const FIND = `
  create function find_signatures(
    patterns text[], customer_patterns text[], of_form bigint, since timestamptz, before timestamptz,
    place_at timestamptz, place_id bigint, page_size int
  ) returns setof bigint
    language plpgsql stable rows 100 security definer set search_path = public, pg_temp set enable_seqscan = off
    as $body$
      declare
        ids bigint[];
        first_pattern text := coalesce(patterns[1], '%');
        known bigint[] := array(select c.id from customer c where ${matching} limit ${FEW + 1});
        are_few boolean := cardinality(known) <= ${FEW};
      begin
        if are_few then
          known := known || array(select r.id from customer r where r.${OURS} and r.merged_into = any(known));
          ${either('s.customer_id in (select unnest(known))')}
        else
          ${either(CUSTOMER_OF_ROW)}
        end if;
        if cardinality(ids) >= page_size or (
          select count(*) from (${near('and (of_form is null or s.form_id = of_form)')}) s) < ${NEAR} then
          return query select unnest(ids);
        else
          return query
            select f.id from (
              select s.id, s.signed_at from signature s
              where ${OF_TENANT} and ${IN_RANGE} and (of_form is null or s.form_id = of_form)
                and s.search_name like patterns[1] and ${hasAll('s.search_name', 'patterns[2:]')}
              union
              select s.id, s.signed_at from unnest(known) k(id) cross join lateral (${ofCustomer('k')}) s
              where are_few and ${IN_RANGE} and (of_form is null or s.form_id = of_form)
              union
              select s.id, s.signed_at from customer c cross join lateral (${ofCustomer('c')}) s
              where ${matching} and not are_few and ${IN_RANGE} and (of_form is null or s.form_id = of_form)
              union
              select s.id, s.signed_at from customer c
              join customer r on r.business_id = c.business_id and r.merged_into = c.id
              cross join lateral (${ofCustomer('r')}) s
              where ${matching} and not are_few and ${IN_RANGE} and (of_form is null or s.form_id = of_form)
            ) f order by f.signed_at desc, f.id desc limit page_size;
        end if;
      end
    $body$;
  revoke all on function find_signatures(text[], text[], bigint, timestamptz, timestamptz, timestamptz, bigint, int) from public;`;

/**
 * Blanks some of what need not be kept any longer, notes and says what. The app may not change signatures, hence the owner's rights; it cannot ask for a day to
 * come either.
 */
const BLANK = `
  create function blank_signatures(blanked_on timestamptz, batch int) returns setof bigint
    language sql security definer set search_path = public, pg_temp
    as $body$
      with due as (
        select s.id from form f
        join signature s on s.business_id = f.business_id and s.form_id = f.id and s.blanked_at is null
          and s.signed_at < least(blanked_on, now()) - make_interval(years => f.keep_years)
        left join customer c on c.business_id = s.business_id and c.id = s.customer_id
        left join customer k on k.business_id = c.business_id and k.id = c.merged_into
        where f.${OURS} and f.keep_years is not null and c.held_since is null and k.held_since is null
        limit batch
      ), blanked as (
        update signature s set customer_id = null, check_in_id = null, form_request_id = null, signer_name = null, signed_for = null, strokes = null,
            answers = null, email = null, sent_to = null, address = null, user_agent = null, salt = null, search_name = '', blanked_at = blanked_on
          from due where s.${OURS} and s.id = due.id returning s.business_id, s.id
      ), noted as (
        insert into audit_log (at, actor, action, subject, fields, address)
        select blanked_on, 'greeter', 'signature.blank', id::text, '{}', '' from blanked where ${OURS}
      )
      select id from blanked
    $body$;
  revoke all on function blank_signatures(timestamptz, int) from public;`;

/** As before (33-customer-imports.ts); who has signed something stays, like who came. */
const TAKE_BACK = `
  create or replace function take_back_customers(taken text, batch int, taken_on timestamptz) returns table (removed int, remaining int, kept int)
    language plpgsql security definer set search_path = public, pg_temp
    as $body$
      declare
        untouched bigint[];
        persons bigint[];
      begin
        untouched := array(
          select id from customer where ${OURS} and import_id = taken and version = 1 and archived_at is null
            and not exists (select from check_in where ${OURS} and customer_id = customer.id)
            and not exists (select from signature where ${OURS} and customer_id = customer.id)
            and not exists (select from erasure_request where ${OURS} and customer_id = customer.id)
          order by id limit batch for update skip locked);
        untouched := array(
          select id from customer where ${OURS} and id = any(untouched)
            and not exists (select from signature where ${OURS} and customer_id = customer.id)
            and not exists (select from check_in where ${OURS} and customer_id = customer.id));
        persons := array(select person_id from customer where ${OURS} and id = any(untouched));
        update customer set first_name = 'Erased', last_name = 'customer', phone = '', email = null, email_open = false, birth_month = null,
            birth_day = null, birth_year = null, notes = '', tags = '{}', offer_disabled = true, birthday_disabled = true, person_id = -id,
            archived_at = taken_on, erased_at = taken_on, version = version + 1
          where ${OURS} and id = any(untouched);
        perform forget_person(id) from person where id = any(persons) and imported;
        return query select cardinality(untouched), waiting.count, live.count - waiting.count
          from (
            select count(*)::int from customer where ${OURS} and import_id = taken and version = 1 and archived_at is null
              and not exists (select from check_in where ${OURS} and customer_id = customer.id)
              and not exists (select from signature where ${OURS} and customer_id = customer.id)
              and not exists (select from erasure_request where ${OURS} and customer_id = customer.id)) waiting,
            (select count(*)::int from customer where ${OURS} and import_id = taken and archived_at is null) live;
      end
    $body$;`;

export const SIGNATURE_FUNCTIONS = FIND + BLANK + TAKE_BACK;
