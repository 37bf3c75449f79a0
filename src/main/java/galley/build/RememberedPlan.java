package galley.build;

import galley.ledger.Later;
import galley.site.Outline;

/**
 * What the plan of a site leaves for an amendment of it.
 *
 * @param inputs of the site, as in {@link RememberedSite}
 * @param outline of the plan
 */
record RememberedPlan(String inputs, Later<Outline> outline) {}
