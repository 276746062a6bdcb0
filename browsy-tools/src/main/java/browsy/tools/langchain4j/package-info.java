/** The adapter of the tools to LangChain4j, an optional dependency. */
@NullMarked
package browsy.tools.langchain4j;

import org.jspecify.annotations.NullMarked;
