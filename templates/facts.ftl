<#ftl output_format="JSON">
<#-- What programs are told of a lesson, in the words of schema.org: what the record says, and nothing else. -->
<#macro text name member><#if facts[member]??>,
  "${name}": "${facts[member]?json_string}"</#if></#macro>
{
  "@context": "https://schema.org",
  "@type": "LearningResource",
  "identifier": "${facts.id?json_string}",
  "name": "${facts.title?json_string}",
  "inLanguage": "${site.language?json_string}"<@text "url" "canonicalUrl"/><@text "description" "description"/><@text "about" "topic"/><@text "isPartOf" "series"/><@text "version" "version"/><@text "datePublished" "publishedDate"/><@text "dateModified" "revisionDate"/><@text "creditText" "author"/><@text "license" "license"/><@text "usageInfo" "rightsUrl"/>,
  "mainEntityOfPage": {
    "@type": "WebPage",
    "breadcrumb": {
      "@type": "BreadcrumbList",
      "itemListElement": [<#list facts.crumbs as crumb>
        {"@type": "ListItem", "position": ${crumb?counter}, "name": "${(crumb.title!site.title)?json_string}", "item": "${crumb.href?json_string}"}<#sep>,</#list>
      ]
    }
  },
  "encoding": {
    "@type": "MediaObject",
    "encodingFormat": "text/markdown",
    "contentUrl": "${facts.markdownHref?json_string}",
    "sha256": "${facts.contentHash?json_string}"
  }<#if facts.questions?has_content>,
  "hasPart": {
    "@type": "Quiz",
    "hasPart": [<#list facts.questions as question>
      {
        "@type": "Question",
        "eduQuestionType": "Multiple choice",
        "name": "${question.question?json_string}",
        "suggestedAnswer": [<#list question.options as option>
          {"@type": "Answer", "text": "${option?json_string}"}<#sep>,</#list>
        ],
        "acceptedAnswer": {
          "@type": "Answer",
          "text": "${question.answer?json_string}",
          "answerExplanation": {"@type": "Comment", "text": "${question.reasoning?json_string}"}
        }
      }<#sep>,</#list>
    ]
  }</#if>
}
