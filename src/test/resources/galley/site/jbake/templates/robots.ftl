<#ftl output_format="plainText">
Sitemap: ${robots.sitemap}
